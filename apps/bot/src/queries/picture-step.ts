import type { Frame } from '@planerka/contracts';
import type { PlanPicture } from '@planerka/views';
import type { ReplyPart } from '../reply/reply.ts';

/** The picture of a day as a part of a reply. */
export function pictureStep(
  { slots, free, tasks, ...picture }: PlanPicture,
  frame: Frame,
): ReplyPart {
  return {
    kind: 'picture',
    picture: {
      ...picture,
      slots: [...slots],
      free: [...free],
      tasks: { ...tasks, items: [...tasks.items] },
    },
    frame,
  };
}
