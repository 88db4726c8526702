/** What an address, a fragment or a store may hold, and no page may take for more than text. */
export const hostileValues: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  '</style></script><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  `$${'{alert(1)}'}`,
  '%E0%A4%A',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '__proto__',
  '__proto__[polluted]=1',
  '[id="services"] *',
  '\u202egpj.exe\u0000',
  '\ud800',
  'a'.repeat(4000),
];
