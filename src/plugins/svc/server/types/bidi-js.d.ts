/** As much of it as lettering.ts uses; the package brings no types. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'auto'): { levels: Uint8Array };
  }

  export default function bidiFactory(): Bidi;
}
