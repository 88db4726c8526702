// R4: the bad path is told to whoever looks for it, once, and as an error.
console.error(`404: no page at ${location.pathname}`);
