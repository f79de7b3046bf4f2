import type { Knex } from 'knex';

/* 10,000 published performers with two events and a picture each, as the kit and the host keep them. */

export const performers = 10_000;
const genres = ['jazz', 'folk', 'rock'];
const pictures = 100;
const chunk = 500;

interface Link {
  performer: number;
  document: string;
  events: { id: number; document_id: string }[];
}

async function insert(db: Knex, table: string, rows: object[]): Promise<void> {
  await db.batchInsert(table, rows, 100);
}

async function fillFiles(db: Knex): Promise<number[]> {
  const formats = JSON.stringify({
    thumbnail: { url: '/uploads/thumbnail_face.jpg' },
    small: { url: '/uploads/small_face.jpg' },
  });
  const file = { name: 'Face', hash: 'face', ext: '.jpg', mime: 'image/jpeg', size: 10 };
  const rows = Array.from({ length: pictures }, (_, index) => ({
    ...file,
    document_id: `face${index}`,
    url: `/uploads/face_${index}.jpg`,
    provider: 'local',
    formats,
  }));
  await insert(db, 'files', rows);
  return (await db('files').whereLike('document_id', 'face%').pluck('id')) as number[];
}

function performer(number: number, version: 'draft' | 'published') {
  return {
    document_id: `performer${number}`,
    title: `Performer ${String((number * 7919) % performers).padStart(5, '0')}`,
    bio: '<p>Plays <em>every</em> evening, and writes most of it.</p>',
    genre: genres[number % genres.length],
    born: '1970-01-01',
    website: 'https://performer.example.test',
    public_id: 10_000_000 + number,
    slug: `performer-${number}`,
    visibility: 'public',
    ready_for_review: false,
    created_at: Date.now(),
    updated_at: Date.now(),
    published_at: version === 'published' ? Date.now() : null,
    shown_status: version === 'published' ? 'publish' : null,
  };
}

async function link(db: Knex, links: Link[], files: number[]): Promise<void> {
  const each = links.flatMap(({ events, ...one }) =>
    events.map((event, at) => ({ one, event, at })),
  );
  await insert(
    db,
    'performers_events_lnk',
    each.map(({ one, event, at }) => ({
      performer_id: one.performer,
      event_id: event.id,
      event_ord: at + 1,
    })),
  );
  await insert(
    db,
    'svc_published_links',
    each.map(({ one, event, at }) => ({
      document_id: `link-${one.document}-${at}`,
      relation: 'api::performer.performer#events',
      source_document: one.document,
      target_document: event.document_id,
      position: at + 1,
    })),
  );
  const photos = links.map(({ performer: id }, index) => ({
    file_id: files[index % files.length],
    related_id: id,
    related_type: 'api::performer.performer',
    field: 'photo',
    order: 1,
  }));
  await insert(db, 'files_related_mph', photos);
}

/** Fills an empty table of performers. */
export async function fillPerformers(db: Knex): Promise<void> {
  const files = await fillFiles(db);
  const events = (await db('svc_events as e')
    .join('svc_event_listings as s', 's.event_document_id', 'e.document_id')
    .where('s.status', 'publish')
    .whereNotNull('e.published_at')
    .select('e.id', 'e.document_id')) as Link['events'];
  for (let from = 0; from < performers; from += chunk) {
    const numbers = Array.from({ length: chunk }, (_, index) => from + index);
    await insert(
      db,
      'performers',
      numbers.flatMap((number) => [performer(number, 'draft'), performer(number, 'published')]),
    );
  }
  const rows = (await db('performers')
    .whereNotNull('published_at')
    .select('id', 'document_id')) as {
    id: number;
    document_id: string;
  }[];
  const links = rows.map(({ id, document_id: document }, index) => ({
    performer: id,
    document,
    events: [0, 1].map((step) => events[(index * 2 + step) % events.length]!),
  }));
  await link(db, links, files);
}
