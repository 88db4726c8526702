declare module 'virtual:recording' {
  const recording: string | undefined;
  export default recording;
}

declare module 'virtual:custom-fonts' {
  const fonts: readonly import('./custom-fonts.ts').CustomFont[];
  export default fonts;
}
