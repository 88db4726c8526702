declare module 'virtual:recording' {
  const recording: string | undefined;
  export default recording;
}

declare module 'virtual:own-fonts' {
  const fonts: readonly import('./custom-fonts.ts').OwnFont[];
  export default fonts;
}
