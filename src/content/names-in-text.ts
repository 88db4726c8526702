/** Names as a sentence lists them: `calls, chats and websites`, in the words of a language such as `en-US`. */
export const namesInText = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names);
