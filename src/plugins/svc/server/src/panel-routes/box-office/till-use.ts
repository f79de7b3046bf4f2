import * as yup from 'yup';
import { tillMeans } from '../../contract/counter';
import { type AdminContext, readValue } from '../../kit/admin-route';
import type { TillUse } from '../../resources/till/operations/record-movement';

const meansSchema = yup.string().oneOf(tillMeans, 'has to be cash or card');

/** The clerk's own till, where they say that what is handed over goes through it. */
export function readTillUse({ state, request }: AdminContext): TillUse | undefined {
  const means = readValue('means', meansSchema, request.body?.means);
  return means && { administratorId: state.user.id, means };
}
