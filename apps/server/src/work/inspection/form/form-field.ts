import type { FieldLeft } from '#platform/pdf/facts/inspection.ts'

export type LeftReason = keyof typeof reasons

const reasons = {
  not_in_form: 'A page shows the field, but the form of the file does not list it.',
  not_on_page: 'No page shows the field.',
  hidden: 'The field is hidden, or belongs to a layer that can be hidden.',
  outside_page: 'The field lies at least partly outside the visible page.',
  too_small: 'The field is too small to see.',
  several_widgets: 'The field is a signature, or one of several options, that stands in several places.',
  too_many_places: 'The field stands in more than 101 places.',
  several_pages: 'The field stands on several pages.',
  direct_widget: 'The field is written inside another object of the file, so it can not be removed from the page.',
  read_only: 'The field is read-only.',
  push_button: 'The field is a button that has no value.',
  password: 'The field is for a password.',
  file_select: 'The field is for the path of a file.',
  editable: 'The field accepts other texts than its options.',
  multi_select: 'The field accepts several options at once.',
  no_options: 'The field has no options that can be told apart.',
  too_many_options: 'The field has more than 100 options.',
  option_too_long: 'An option of the field has more than 100 characters.',
  value_unknown: 'The value of the field is not one of its options.',
  value_too_long: 'The value of the field has more than 10,000 characters.',
  signed: 'The field has a signature.',
  unknown_type: 'The type of the field is missing or unknown.',
  too_many: 'The file has more fields, options or text than a document can have.',
  more: 'The form has more fields than are listed here.',
  not_removable: 'The fields of this form can not be removed from the file when it is sealed.',
  text_unreadable: 'The text of the file can not be read, so its tags are not known.',
  placeholder:
    'This looks like a placeholder that nobody filled in. If it is a tag for a field, give it a type, such as {{rent; type=text}}.',
  unknown_property: 'The tag has a property that is unknown, or that its type does not have.',
  wrong_value: 'The value of a property of the tag is wrong.',
  no_option: 'Each option of a RADIO needs a tag of its own, with the same name and its option.',
} as const

const MAX_NAME = 500

export function leaveField(name: string, page: number | null, reason: LeftReason): FieldLeft {
  return { name: [...name].slice(0, MAX_NAME).join('').toWellFormed(), page, reason, detail: reasons[reason] }
}
