/** Whose place it is, and which: a buyer may have several of one name. The end of the code is for who may read codes. */
export const placeOf = (place: { fullName: string; ticket: string; codeEnd: string }): string =>
  [`${place.fullName}, ${place.ticket}`, place.codeEnd && `…${place.codeEnd}`]
    .filter(Boolean)
    .join(' ');
