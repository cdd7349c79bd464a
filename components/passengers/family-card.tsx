"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/press/icon-button";
import type { SavedFamily, SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { PersonLine } from "./person-line";

interface FamilyCardProps {
  family: SavedFamily;
  onEdit: (passenger: SavedPassenger) => void;
  onDelete: (passenger: SavedPassenger) => void;
}

/** People who were saved together, the eldest first. */
export function FamilyCard({ family, onEdit, onDelete }: FamilyCardProps) {
  const t = useTranslations("passengers");
  return (
    <li>
      <Card className="divide-y divide-line">
        {family.members.map((member) => {
          const name = `${member.last_name} ${member.first_name}`;
          return (
            <div key={member.id} className="flex items-center gap-2 py-2 pr-2 pl-4">
              <PersonLine person={member} />
              <IconButton label={t("edit", { name })} onPress={() => onEdit(member)}>
                <Pencil className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton label={t("delete", { name })} onPress={() => onDelete(member)}>
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            </div>
          );
        })}
      </Card>
    </li>
  );
}
