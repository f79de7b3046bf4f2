import { forms } from '../../../server/src/panel-routes/forms';
import { labelsIn } from './label-texts';

test.each(forms.map(({ uid, fields }) => [uid, Object.keys(fields)] as const))(
  'each label of %s is there in German',
  (uid, names) => {
    const labels = labelsIn('de');
    const without = names.filter((name) => !labels[`content-manager.content-types.${uid}.${name}`]);
    expect(without).toEqual([]);
  },
);
