import type { Exhibit } from '#rules/showing/model'

/** An exhibit without preparation, for a test of the stream (DI8). */
export const sampleExhibit: Exhibit = {
  kind: 'title',
  title: 'Test',
  line: 'A name and a line of yours stand here.',
  picture: null
}
