/**
 * What a script adds to the address of a module that it fetches once more, because browsers may remember under
 * which address a module failed. The second address has its hash too (`subresource-integrity.ts`).
 */
export const secondTry = '?again';
