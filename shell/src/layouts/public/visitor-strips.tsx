import { useVisitor } from '@fio/platform/session';
import { FrameSlot } from '../../remotes/frame-slot.tsx';

/** What remotes have to tell the signed-in, above every page. Nobody else pays for it, nor staff who look as a visitor. */
export function VisitorStrips() {
  const visitor = useVisitor();
  return visitor && !visitor.skipLogout && <FrameSlot name="visitor.strip" />;
}
