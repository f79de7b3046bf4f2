/** Something that keeps the seed from its work; the message is one line for the person who runs it. */
export class SeedError extends Error {}
