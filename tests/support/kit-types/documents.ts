import type { Service } from '../service';

/** The Document Service for a type of a project, which the compiler does not know. */
export interface ProjectDocuments {
  create(params: object): Promise<{ documentId: string; publicId: number }>;
  update(params: object): Promise<unknown>;
  publish(params: object): Promise<unknown>;
  unpublish(params: object): Promise<unknown>;
  discardDraft(params: object): Promise<unknown>;
  delete(params: object): Promise<unknown>;
  clone(params: object): Promise<{ entries: { documentId: string; publicId: number }[] }>;
  findFirst(params: object): Promise<{ documentId: string } | null>;
  findOne(params: object): Promise<Record<string, unknown> | null>;
}

export function documentsOf({ strapi }: Service, uid: string): ProjectDocuments {
  return strapi.documents(uid as never) as unknown as ProjectDocuments;
}

/** The document of a thing that REST knows by its id. */
export async function documentIdOf(service: Service, uid: string, id: number): Promise<string> {
  const found = await documentsOf(service, uid).findFirst({ filters: { publicId: id } });
  return found!.documentId;
}
