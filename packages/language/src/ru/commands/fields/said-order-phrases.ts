/** "витрину кстати ещё и помыть": what more is to be done to it. */
export const AND_EVEN =
  /^(?<ahead>[^,.;:?!\n«"]{2,60}?),?\s+(?:(?:кстати|заодно|надо|нужно|бы|хорошо)\s+)*ещ[её]\s+и\s+(?<rest>\p{L}.*)$/iu;
