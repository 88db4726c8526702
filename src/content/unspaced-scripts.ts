/** Scripts that are written without spaces, as a part of a character class of a regular expression. */
export const unspacedScripts = String.raw`\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`;
