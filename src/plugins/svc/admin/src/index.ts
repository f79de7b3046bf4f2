import type { StrapiApp } from '@strapi/strapi/admin';
import { addDocumentActions } from './actions/add-document-actions';
import { addColumns } from './columns/add-columns';
import { askBeforeOverwriting } from './conflicts/ask-before-overwriting';
import { addCounterLink } from './counter/add-counter-link';
import { addDeedsBar } from './deeds-bar/add-deeds-bar';
import { addWidgets } from './home/add-widgets';
import { addMenuLinks } from './menu';
import { markFirstChoice } from './fields/mark-first-choice';
import { addPublishNote } from './publish-note/add-publish-note';
import { sayKinds } from './words/say-kind';
import { addWordFields, showWords } from './words/word-fields';
import { registerFields } from './fields/register-fields';
import { addListTools } from './list/add-list-tools';
import { leaveForeignEvents } from './list/leave-foreign-events';
import { addOrderField, showOrderScreen } from './order-screen/add-order-screen';
import { addSidePanels } from './panels/add-side-panels';
import { createFromPicker } from './relations/create-from-picker';
import { tellOfMade } from './relations/made-things';
import { sendPendingTickets } from './tickets/pending-tickets';
import { labelsIn } from './labels/label-texts';
import { loadHelps, loadHelpsOfReader, translateHelps } from './labels/translate-helps';
import { keepKeyboard } from './shared/keep-keyboard';
import { learnCurrency } from './shared/money';
import { onceShown } from './shared/once-shown';
import { loadSentences } from './shared/server-sentences';
import { statusesIn, textsIn } from './shared/texts';
import { sayTrashState } from './shared/trash-state';

export default {
  register(app: StrapiApp) {
    registerFields(app);
    addWordFields(app);
    addOrderField(app);
    addMenuLinks(app);
    addCounterLink(app);
    addWidgets(app);
  },

  bootstrap(app: StrapiApp) {
    addColumns(app);
    addDocumentActions(app);
    addSidePanels(app);
    addListTools(app);
    addPublishNote(app);
    addDeedsBar(app);
    leaveForeignEvents();
    translateHelps(app);
    showWords(app);
    showOrderScreen(app);
    sendPendingTickets();
    sayTrashState();
    sayKinds();
    tellOfMade();
    markFirstChoice();
    createFromPicker();
    keepKeyboard();
    askBeforeOverwriting(app);
  },

  /** The panel waits for it before it shows anything. */
  async registerTrads({ locales }: { locales: string[] }) {
    await Promise.all([learnCurrency(), loadHelpsOfReader()]);
    onceShown(loadHelps);
    onceShown(loadSentences);
    return locales.map((locale) => ({
      locale,
      data: { ...labelsIn(locale), ...textsIn(locale), ...statusesIn(locale) },
    }));
  },
};
