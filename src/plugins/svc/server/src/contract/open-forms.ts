/** Every so many seconds a form that is open says so. */
export const toldEvery = 15;

/** Nobody has a form open that was not heard of for so many seconds: three in a row are lost, or the browser is gone. */
export const leftAfter = 50;

/** Somebody else who has the same thing open. */
export interface OtherEditor {
  name: string;
  /** In seconds since 1970. */
  since: number;
}
