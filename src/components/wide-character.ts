/** A character about as wide as it is high: Chinese, Japanese or Korean. */
export const wideCharacter = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
