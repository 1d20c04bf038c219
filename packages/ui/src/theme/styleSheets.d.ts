declare module 'virtual:theme.css';
declare module '*.woff2?url' {
  const href: string;
  export default href;
}
