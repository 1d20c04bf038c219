declare module 'virtual:source-files' {
  const paths: readonly string[];
  export default paths;
}
