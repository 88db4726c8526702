/** What a script adds to the address of a module that it fetches once more: browsers remember failures by address. */
export const secondTry = '?again';
