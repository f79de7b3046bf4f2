import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { storedWord } from '../words/stored-word';
import { Moment } from './box-office-columns';
import type { TableColumns } from './table-columns';

type Row = Record<string, unknown>;

function Word({ stored }: { stored: unknown }) {
  const intl = useIntl();
  if (typeof stored !== 'string' || stored === '') return <>–</>;
  return <Typography textColor="neutral800">{storedWord(intl, stored)}</Typography>;
}

/** In every list: what is chosen from words, in the language of the panel, as inputs show it; and what the outbox sends. */
export function wordColumns(table: TableColumns<Row>): TableColumns<Row> {
  const isOutbox = 'orderKey' in table.layout.metadatas;
  const isWord = (name: string, type: string | undefined) =>
    type === 'enumeration' || (isOutbox && ['kind', 'orderKey'].includes(name));
  const displayedHeaders = table.displayedHeaders.map((column) => {
    const { name, attribute } = column;
    if (isOutbox && name === 'createdAt') {
      return { ...column, cellFormatter: (row: Row) => <Moment createdAt={row[name] as string} /> };
    }
    if (!isWord(name, attribute?.type)) return column;
    return { ...column, cellFormatter: (row: Row) => <Word stored={row[name]} /> };
  });
  return { ...table, displayedHeaders };
}
