/** `zh_TW` for `zh-Hant-TW`: language and territory, as Open Graph takes it. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  return region ? `${language}_${region}` : language;
}

// Missing from TypeScript 6's types.
type LocaleWithText = Intl.Locale & { getTextInfo(): { readonly direction: string } };

/** `rtl` for a right-to-left language; undefined for every other, which needs no attribute. */
export function textDirection(tag: string): 'rtl' | undefined {
  const { direction } = (new Intl.Locale(tag) as LocaleWithText).getTextInfo();
  return direction === 'rtl' ? direction : undefined;
}
