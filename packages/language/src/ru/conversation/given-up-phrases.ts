/** "вторую отменила": it will not be done any more. */
export const GIVEN_UP = /^(?:отмен|вычеркн|снял)/u;
