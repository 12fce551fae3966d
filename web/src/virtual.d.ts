declare module 'virtual:pictures/*' {
  const paths: Record<string, string>
  export default paths
}
