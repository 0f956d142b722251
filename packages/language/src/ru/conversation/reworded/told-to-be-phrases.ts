/** "сантехнику это позвонить", "дежурить - это и есть ...": what stands before it is told to be what is behind it. */
export const IS = /[\s,–—-]+это(?:\s+и\s+есть)?(?=[\s,])/iu;
export const IS_LAST = /[\s,–—-]+это$/iu;
export const THIS = 'это';
/** What says nothing at the ends of such a sentence. */
export const ENDS = /^(?:(?:ну|так|нет|а|и)[\s,]+)+|[.\s]+$/giu;
/** "дежурить это и есть на ярмарке" */
export const AND_IS = /\sэто\s+(?:и\s+есть|не\s+задача|одно\s+и\s+то\s+же)(?![a-zЀ-ӿ])/iu;
