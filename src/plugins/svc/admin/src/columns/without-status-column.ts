/**
 * Columns to which the Content Manager's own status column cannot be added. It pushes that column onto what `map`
 * makes of these after the hooks have run, and offers no other way to leave it out; `map` keeps the class. Should it
 * do otherwise one day, the column is merely back.
 */
export class WithoutStatusColumn<Column extends { name: string }> extends Array<Column> {
  override push(...columns: Column[]): number {
    return super.push(...columns.filter(({ name }) => name !== 'status'));
  }
}
