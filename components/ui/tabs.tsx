"use client";

import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  selected?: Id;
  onSelect?: (id: Id) => void;
}

/** Several views of one matter, one at a time. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const select = (key: unknown) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) onSelect?.(tab.id);
  };
  return (
    <AriaTabs {...(selected === undefined ? {} : { selectedKey: selected })} onSelectionChange={select}>
      <TabList aria-label={label} className="-mb-px flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map(({ id, label: text }) => (
          <Tab
            key={id}
            id={id}
            className="flex min-h-11 cursor-pointer items-center whitespace-nowrap border-transparent border-b-2 px-3 text-ink-soft -outline-offset-2 hover:text-ink data-[selected]:border-accent data-[selected]:font-medium data-[selected]:text-accent md:min-h-10"
          >
            {text}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-4">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
