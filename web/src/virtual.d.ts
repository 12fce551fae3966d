declare module 'virtual:words' {
  const words: Record<string, () => Promise<{ default: string[] }>>
  export default words
}
declare module 'virtual:signs/*' {
  const paths: Record<string, string>
  export default paths
}
