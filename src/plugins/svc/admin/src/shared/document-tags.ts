/** What the Content Manager shows of a thing and has to ask for again. Its tags, as its own mutations name them. */
export const documentTags = (uid: string, documentId: string) => [
  { type: 'Document' as const, id: `${uid}_LIST` },
  { type: 'Document' as const, id: `${uid}_${documentId}` },
  'RecentDocumentList' as const,
];
