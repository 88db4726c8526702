declare module 'virtual:recording' {
  const recording: string | undefined;
  export default recording;
}
