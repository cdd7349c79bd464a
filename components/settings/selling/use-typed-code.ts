import { useDraft } from "@/components/ui/fields/use-draft";

interface FormField {
  onChange: (code: string) => void;
  onBlur: () => void;
}

/**
 * What is typed into a field whose value is a code that is found by name too. Until it is settled, the text itself is the value: a form that is
 * sent in between takes a typed code, and refuses a name that nobody has looked up yet instead of forgetting it.
 */
export function useTypedCode({ onChange, onBlur }: FormField) {
  const { draft, propsOf } = useDraft();
  const typedProps = ({ shown, settle }: Pick<Parameters<typeof propsOf>[0], "shown" | "settle">) => {
    const typing = propsOf({ shown, settle: (text) => (text.trim() === "" ? "" : settle(text)), onChoose: onChange });
    return {
      ...typing,
      onInputChange: (text: string) => {
        typing.onInputChange(text);
        onChange(text);
      },
      onBlur: () => {
        typing.onBlur();
        onBlur();
      },
    };
  };
  return { typed: draft ?? "", propsOf: typedProps };
}
