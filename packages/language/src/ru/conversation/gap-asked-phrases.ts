const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** How people ask for room in their plan: what they do, what they call it, and what stands beside. */
export const GAP = {
  looks: setOf(`
    найди найдите поищи поищите подбери подберите подыщи подыщите отыщи глянь посмотри покажи где когда какие какое
    есть найдется сколько`),
  rooms: setOf(`
    окно окошко окна окошки окон окошек просвет просветы щель щелочка дырка дырку дырочку дыра дыру промежуток
    промежутки слот слоты время времечко часик место местечко`),
  free: setOf('свободное свободный свободные свободных свободного свободно свободная свободную'),
  beside: setOf(`
    мне нам у меня нас в во на с для под моем нашем расписании графике календаре плане дне там ли нибудь либо какое
    какой какую какие хоть бы минут минуток часа примерно где-то еще и а так чтобы же можно`),
} as const;
/** Before the name of what the room is to be beside. */
export const GAP_BESIDE = setOf('после перед между до');
