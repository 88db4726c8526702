/** How many columns a drawing has; the waveform of a call has as many. */
export const drawingColumns = 40;

/**
 * The drawings of the scenes that are not calls, in rows of dots. The middle row of each extends to the edge
 * of the window. The letters:
 *
 * - `w`: a person, or a part of a page that has loaded; `k`: words of a person
 * - `a`: the agent; `e`: words of the agent
 * - `m`: the outline of a page; `n`: a part of it still to come; `g`: its text
 * - `1`, `2`, `3`: what moves, in this order
 */
export const sceneDrawings = {
  chat: [
    '........................................',
    '......................aaaaaaaaaaaaaaa...',
    '...wwwwwwwwwwwww.....aaaaaaaaaaaaaaaaa..',
    '..wwwwwwwwwwwwwww....aaaaaaaaaaaaaaaaa..',
    '..wwwkkkkkkkkkwww....aaa11aa22aa33aaaa..',
    'wwwwwwwwwwwwwwwwwaaaaaaa11aa22aa33aaaaaa',
    '..wwwkkkkkkwwwwww....aaaaaaaaaaaaaaaaa..',
    '..wwwwwwwwwwwwwww....aaaaaaaaaaaaaaaaa..',
    '...wwwwwwwwwwwww......aaaaaaaaaaaaaaa...',
    '...ww..............................aa...',
    '...w................................a...',
  ],
  social: [
    '...11111111.............................',
    '..1111111111.1111111.....aaaaaaaaaaaa...',
    '...11111111.........1...aaaaaaaaaaaaaa..',
    '.....................1..aaaeeeeeeeeaaa..',
    '...222222222222.......1.aaaaaaaaaaaaaa..',
    '..22222222222222.2222222aaaeeeeeeeeaaaaa',
    '...222222222222.......3.aaaaaaaaaaaaaa..',
    '.....................3..aaaeeeeeaaaaaa..',
    '...333333...........3...aaaaaaaaaaaaaa..',
    '..33333333.333333333.....aaaaaaaaaaaa...',
    '...333333.........................aa....',
  ],
  website: [
    '...mmmmmmmm.....mmmmmmmm.....mmmmmmmm...',
    '..m........m...m........m...m........m..',
    '..m.www....m...m.www.nn.m...m.www.ww.m..',
    '..m........m...m.www.nn.m...m.www.ww.m..',
    '..m........m...m.....nn.m...m.....ww.m..',
    'aam........maaam.ggg.nn.maaam.ggg.ww.maa',
    '..m........m...m.gg..nn.m...m.gg..ww.m..',
    '..m........m...m.....nn.m...m.....ww.m..',
    '..m........m...m.....nn.m...m.aaa.ww.m..',
    '..m........m...m........m...m........m..',
    '...mmmmmmmm.....mmmmmmmm.....mmmmmmmm...',
  ],
} as const;
