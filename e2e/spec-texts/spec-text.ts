/**
 * How a text appears: as words of their own, or as the name of something that has a role. The words of an
 * option count while its list is closed, those of a toast only in a toast of that type.
 */
export type TextKind =
  | 'text'
  | 'heading'
  | 'button'
  | 'link'
  | 'dialog'
  | 'field'
  | 'group'
  | 'radio'
  | 'checkbox'
  | 'option'
  | 'column'
  | 'placeholder'
  | 'header link'
  | 'footer link'
  | 'sidebar link'
  | 'breadcrumb'
  | 'success toast'
  | 'warning toast'
  | 'error toast';

/**
 * A text of the specification: its section there, the scene that shows it, how, and where it leads if it is a
 * link. What stands in a dialog follows the dialog.
 */
export type SpecText = readonly [
  section: string,
  scene: string,
  kind: TextKind,
  text: string | RegExp,
  href?: string | RegExp,
];

/**
 * A text that is not shown as specified: why, where that was decided, and the scene that shows what is there
 * instead.
 */
export type DeviatingText<SceneName extends string> = {
  section: string;
  text: string;
  reason: string;
  decision: string;
  scene: SceneName;
};
