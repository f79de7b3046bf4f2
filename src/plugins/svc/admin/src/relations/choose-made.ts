import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import type { SidePanelComponent } from '../shared/content-manager';
import { type MadeThing, onMade } from './made-things';

/*
 * What is made in a window over a form is chosen in that form. The host saves the form's own thing for that, which one
 * that is new cannot be: there it is done here.
 */

interface Attribute {
  type: string;
  relation?: string;
  target?: string;
}

/** As the host's inputs for relations keep what is chosen, in the order of the keys. */
interface Chosen extends MadeThing {
  apiData: { id: number; documentId: string; isTemporary: true };
  __temp_key__: string;
}

interface Relation {
  connect: Chosen[];
  disconnect: unknown[];
}

type Relations = Record<string, Relation | undefined>;

/** After all that are chosen already. */
const keyAfter = (last: Chosen | undefined) => (last ? `${last.__temp_key__}V` : 'a0');

function withMade(value: Relation | undefined, made: MadeThing, isOne: boolean): Relation {
  const { connect = [], disconnect = [] } = value ?? {};
  const { id, documentId } = made;
  const chosen: Chosen = {
    ...made,
    apiData: { id, documentId, isTemporary: true },
    __temp_key__: keyAfter(connect.at(-1)),
  };
  return { connect: isOne ? [chosen] : [...connect, chosen], disconnect };
}

/** The relation that leads to things of the type; null where there are several, or none. */
function relationTo(model: string, attributes: Record<string, Attribute>) {
  const found = Object.entries(attributes).filter(
    ([, { type, target }]) => type === 'relation' && target === model,
  );
  return found.length === 1 ? found[0]! : null;
}

/** No panel, but in the form where panels are: it hears of what is made, as long as the form's own thing is new. */
export const ChooseMade: SidePanelComponent = ({ model, documentId }) => {
  const { contentType } = unstable_useContentManagerContext();
  const onChange = useForm('ChooseMade', (form) => form.onChange);
  const getValues = useForm('ChooseMade', (form) => form.getValues);
  const attributes = contentType?.attributes as Record<string, Attribute> | undefined;
  useEffect(() => {
    if (documentId || !attributes || contentType?.uid !== model) return undefined;
    return onMade((made) => {
      const [name, { relation }] = relationTo(made.model, attributes) ?? ['', {} as Attribute];
      if (!name) return;
      const isOne = Boolean(relation?.endsWith('ToOne') || relation === 'oneWay');
      onChange(name, withMade((getValues() as Relations)[name], made, isOne));
    });
  }, [documentId, attributes, model, getValues, onChange]);
  return null;
};
