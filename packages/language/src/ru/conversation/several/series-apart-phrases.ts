/** "рая теперь в 18, а глеб в 19": what parts them; the first that parts them all is taken. */
export const BETWEEN_SERIES: readonly RegExp[] = [
  /\s*[;,]\s*(?:(?:а|и|но)\s+)?/iu,
  /\s*[;,]\s*(?:(?:а|и|но)\s+)?|\s+(?:а|и)\s+/iu,
];
/** "уроки: ...": what they all are. */
export const HEADING_AHEAD =
  /^(?:(?:так|ну|вот|и|а)[\s,]+)*(?:мои\s+|наши\s+)?(?<heading>[a-zЀ-ӿ]+)\s*:\s*/iu;
