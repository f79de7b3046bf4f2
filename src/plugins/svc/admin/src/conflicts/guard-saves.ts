import { type Fields, editedFields } from './compare';
import {
  type ApiResponse,
  type ApiError,
  changeMutation,
  type Envelope,
  loadedEntry,
  type Mutation,
  updateCachedEntry,
  refreshRelated,
  type SaveArguments,
  type Send,
  type Store,
} from './content-manager-api';
import { fetchNewest, findDifferences } from './fetch-newest';
import { labelledError } from './labelled-error';
import { rememberMade } from './made-by-form';
import { openFormOf } from './open-forms';
import { textOf, type TextId } from '../shared/texts';
import { makeOnce } from './make-once';
import { pauseInTyping } from './pause-in-typing';
import { askForResolution, canAsk, type Choice } from './pending-conflict';

/*
 * Saving and publishing, whichever button or key it is asked for with: the form says which version it was loaded with,
 * and where that is no longer the newest one, whoever saves chooses what shall become of it.
 */

interface Save {
  args: SaveArguments;
  isPublishing: boolean;
  store: Store;
  send: Send;
  /** Sends the form, or what is left of it. */
  write: (data: Fields) => Promise<ApiResponse>;
}

/**
 * The Content Manager empties a form when it could not be saved, unless something in it was wrong; so this is what it
 * is told.
 */
function keepForm(error: ApiError): ApiResponse {
  if (error.name === 'ValidationError') return { error };
  return { error: { ...error, name: 'ValidationError', details: { errors: [] } } };
}

const formError = (id: TextId): ApiResponse => keepForm({ message: textOf(id) });

const nothingSaved = () => formError('conflict.nothingSaved');

/** Theirs: the form is filled anew. */
function showNewest({ args, store }: Save, newest: Fields): ApiResponse {
  openFormOf(args)?.drop();
  updateCachedEntry(store, args, (cached) => ({ ...cached, data: newest }));
  refreshRelated(store, args);
  return formError('conflict.dropped');
}

/** While it is asked nothing is being saved, so that the page is not left without a warning. */
async function askWhileIdle(args: SaveArguments, question: Promise<Choice>): Promise<Choice> {
  const sent = openFormOf(args)?.pauseSaving() ?? null;
  const choice = await question;
  if (choice !== 'cancel') openFormOf(args)?.goOnSaving(sent);
  return choice;
}

function only(names: string[], data: Fields): Fields {
  return Object.fromEntries(names.map((name) => [name, data[name]]));
}

/** Asks, and does as told; again, where somebody was faster once more. */
async function resolve(save: Save, loaded: Fields, refused: ApiError): Promise<ApiResponse> {
  const { args, isPublishing, send, store } = save;
  if (canAsk()) await pauseInTyping();
  const newest = canAsk() ? await fetchNewest(send, args) : undefined;
  // Not to be read, or not found for another reason than that it is gone.
  if (newest === undefined || (newest && refused.status === 404)) return keepForm(refused);
  const { model, data: sent } = args;
  const typed = editedFields(sent, loaded);
  const conflict = { model, isPublishing, loaded, submitted: sent, edited: typed };
  if (newest === null) {
    await askWhileIdle(args, askForResolution({ ...conflict, newest: null, differences: [] }));
    return nothingSaved();
  }
  const differences = await findDifferences(send, store, args, [loaded, newest.data]);
  const question = askForResolution({ ...conflict, newest: newest.data, differences });
  const choice = await askWhileIdle(args, question);
  if (choice === 'cancel') return nothingSaved();
  if (choice === 'theirs') return showNewest(save, newest.data);
  const { updatedAt } = newest.data;
  if (choice === 'mine') return attempt(save, loaded, { data: sent, updatedAt });
  const data = only(typed, sent);
  return attempt(save, loaded, { data, updatedAt, onto: newest.data });
}

interface Attempt {
  data: Fields;
  /** The version that whoever saves has seen. */
  updatedAt: unknown;
  /** What the rest of the entry then says. */
  onto?: Fields;
}

async function attempt(save: Save, loaded: Fields, made: Attempt): Promise<ApiResponse> {
  const { data, updatedAt } = made;
  const answer = await save.write({ ...data, updatedAt });
  const { error } = answer;
  if (!error) {
    remember(save, answer, { ...made.onto, ...data });
    return answer;
  }
  const isOutdated = error.status === 409 || error.status === 404;
  return isOutdated ? resolve(save, loaded, error) : keepForm(error);
}

/** What was saved is what the next save begins with, also before the entry has been asked for again. */
function remember({ args, store }: Save, { data }: ApiResponse, written: Fields): void {
  const answered = data as Partial<Envelope> & Fields;
  const { updatedAt } = answered.data ?? answered;
  updateCachedEntry(store, args, (cached) => {
    Object.assign(cached.data, written, updatedAt && { updatedAt });
  });
}

function noteMade({ data }: ApiResponse): void {
  const { data: entry } = data as Partial<Envelope>;
  if (typeof entry?.documentId === 'string') rememberMade(entry.documentId);
}

async function saveForm(save: Save): Promise<ApiResponse> {
  const { args, store, write } = save;
  const loaded = loadedEntry(store, args);
  // Nothing was loaded into the form of what is being made.
  if (!loaded?.updatedAt) {
    const answer = await write(args.data);
    if (!answer.error && !args.documentId) noteMade(answer);
    return answer.error ? keepForm(answer.error) : answer;
  }
  return attempt(save, loaded, { data: args.data, updatedAt: loaded.updatedAt });
}

function guard(mutation: Mutation, isPublishing: boolean): void {
  const { query, transformResponse, invalidatesTags } = mutation;
  if (!query) return;
  const transformed = ({ data, error }: ApiResponse, args: SaveArguments): ApiResponse =>
    error ? { error } : { data: transformResponse?.(data, undefined, args) ?? data };
  delete mutation.query;
  mutation.queryFn = (args, store, _options, send) => {
    const write = async (data: Fields) => {
      const answer = transformed(await send(query({ ...args, data })), args);
      return answer.error ? { error: labelledError(store, args.model, answer.error) } : answer;
    };
    const save = () => saveForm({ args, isPublishing, store, send, write });
    return args.documentId ? save() : makeOnce('publish', args, save);
  };
  // What has failed has changed nothing; and the form would be filled anew.
  mutation.invalidatesTags = (result, error, args) =>
    error ? [] : (invalidatesTags?.(result, error, args) ?? []);
  // It fills the form with what was typed before that is saved, and anew when it is not.
  delete mutation.onQueryStarted;
}

/** Of what nobody else has another version: only what is wrong with it is said, by its labels. */
function labelErrors(name: string, mutation: Mutation): void {
  const { query, transformResponse } = mutation;
  if (!query) return;
  const isMaking = name === 'createDocument';
  delete mutation.query;
  mutation.queryFn = (args, store, _options, send) => {
    const ask = async () => {
      const { data, error } = await send(query(args));
      if (error) return { error: labelledError(store, args.model, error) };
      if (isMaking) noteMade({ data });
      return { data: transformResponse?.(data, undefined, args) ?? data };
    };
    return isMaking ? makeOnce('save', args, ask) : ask();
  };
}

/** What is asked about nothing, and may be refused all the same. */
const unguarded = [
  'createDocument',
  'cloneDocument',
  'deleteDocument',
  'deleteManyDocuments',
  'discardDocument',
  'unpublishDocument',
  'unpublishManyDocuments',
  'publishManyDocuments',
];

export function guardSaves(): void {
  for (const name of unguarded) changeMutation(name, (mutation) => labelErrors(name, mutation));
  changeMutation('updateDocument', (mutation) => guard(mutation, false));
  changeMutation('publishDocument', (mutation) => guard(mutation, true));
}
