import { changeMutation } from '../conflicts/content-manager-api';

/* What has just been made, told to whoever listens: a form may be open that wants it. */

export interface MadeThing {
  model: string;
  id: number;
  documentId: string;
}

type Listener = (made: MadeThing) => void;

const listeners = new Set<Listener>();

export function onMade(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called before the Content Manager's requests are guarded. */
export function tellOfMade(): void {
  for (const name of ['createDocument', 'publishDocument']) {
    changeMutation(name, (mutation) => {
      const { transformResponse } = mutation;
      mutation.transformResponse = (response, meta, args) => {
        const answer = transformResponse ? transformResponse(response, meta, args) : response;
        const { data } = answer as { data?: Omit<MadeThing, 'model'> };
        if (data && !args.documentId) {
          for (const tell of listeners) tell({ ...data, model: args.model });
        }
        return answer;
      };
    });
  }
}
