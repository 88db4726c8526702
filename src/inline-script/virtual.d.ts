declare module 'virtual:inline-script' {
  /** The text of the script in the head of every document. */
  const script: string;
  export default script;
}
