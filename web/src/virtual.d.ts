declare module 'virtual:pictures/ui' {
  const paths: Record<string, string>
  export default paths
}
declare module 'virtual:pictures/cards' {
  const paths: Record<string, string>
  export default paths
}
declare module 'virtual:pictures/ether' {
  const paths: Record<string, string>
  export default paths
}
